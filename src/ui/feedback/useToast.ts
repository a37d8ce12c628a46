import { type ToastMessage, toastStore } from './toasts'

/** Puts a message on the ToastHost; `show` is the same by name. */
export interface ToastApi {
  (message: ToastMessage): void
  readonly show: (message: ToastMessage) => void
}

const api: ToastApi = Object.assign((message: ToastMessage) => toastStore.show(message), { show: toastStore.show })

/** For components; outside of React call `toastStore.show`. */
export const useToast = (): ToastApi => api
