import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { BetRecords } from '../../src/contract/bet-records'

declare global {
  interface Window {
    benchAsk: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly isKept: boolean }
  }
}

type Bet = BetRecords['content'][number]

/** The betting record as it is usually made: TanStack Table over a plain fetch, and a start page that leads to it. */
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Bet>()
const columns = helper.columns([
  helper.accessor((bet) => bet.gameName ?? '', { id: 'game', header: 'Game' }),
  helper.accessor((bet) => moment.format(new Date(bet.time)), { id: 'time', header: 'Time' }),
  helper.accessor('status', { header: 'Status' }),
  helper.accessor((bet) => money.format(Number(bet.stake)), { id: 'stake', header: 'Stake' }),
  helper.accessor((bet) => money.format(Number(bet.win)), { id: 'win', header: 'Win' }),
  helper.accessor((bet) => money.format(Number(bet.net)), { id: 'net', header: 'Net' }),
])
const none: readonly Bet[] = []
let kept: readonly Bet[] | undefined

function Bets({ onBack }: { readonly onBack: () => void }) {
  const { url, headers, isKept } = window.benchAsk
  const [bets, setBets] = useState(isKept ? kept : undefined)
  useEffect(() => {
    if (bets) return
    const leave = new AbortController()
    fetch(url, { headers, signal: leave.signal })
      .then((answer) => answer.json() as Promise<{ value: BetRecords }>)
      .then(({ value }) => {
        kept = value.content
        setBets(value.content)
      })
      .catch((error: unknown) => {
        if (!leave.signal.aborted) throw error
      })
    return () => leave.abort()
  }, [bets, headers, url])
  const table = useTable({ features, columns, data: bets ?? none })
  return (
    <main>
      <button onClick={onBack}>Back</button>
      <h1>Betting record</h1>
      {bets ? (
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p data-waits>Loading</p>
      )}
    </main>
  )
}

function Site() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Bets onBack={() => setOpen(false)} />
  return (
    <main>
      <h1>Start</h1>
      <nav>
        <button onClick={() => setOpen(true)}>Betting record</button>
      </nav>
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Site />)
