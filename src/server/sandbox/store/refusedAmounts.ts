/** Amounts that end in .13 are turned down, deposits and withdrawals alike, so that a refusal can be seen. */
export const isRefusedAmount = (minor: number): boolean => minor % 100 === 13
