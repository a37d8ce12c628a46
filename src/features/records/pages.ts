export { BetsPage } from './BetsPage'
export { TransactionsPage } from './TransactionsPage'
