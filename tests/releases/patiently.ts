/** While a server starts or a cluster elects, requests are answered late or not at all: tries until somebody answers. */
export async function patiently<T>(act: () => Promise<T>, limitMs = 25_000): Promise<T> {
  const started = Date.now()
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() - started > limitMs) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
