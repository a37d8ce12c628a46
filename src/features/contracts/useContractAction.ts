import { useState } from 'react'
import type { AgentContract } from '../../contract/agent-contract'
import type { ContractRequest } from '../../contract/contract-request'
import type { NamedCall } from '../../platform/calls'
import { clientAtom } from '../../session/client'
import { getContractRequestCount } from '../../shared/badges/calls'
import { answerCacheAtom } from '../../site/answers'
import { useStore } from '../../state/atoms'
import {
  getContract,
  getContractIncome,
  getContracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from './calls'
import type { Kind } from './contractWords'

const calls: Readonly<Record<Kind, NamedCall<AgentContract>>> = {
  DIVIDEND: processDividend,
  DAILY_SALARY: processDailySalary,
  HOURLY_SALARY: processHourlySalary,
  REALTIME_SALARY: processRealTimeSalary,
}

/** Does something with a contract, one thing at a time; lists, badge and income are asked again, after a failure too. */
export function useContractAction() {
  const { get } = useStore()
  const [busy, setBusy] = useState(false)
  const act = async (kind: Kind, body: ContractRequest): Promise<AgentContract> => {
    setBusy(true)
    try {
      return await get(clientAtom)(calls[kind], { body })
    } finally {
      setBusy(false)
      const cache = get(answerCacheAtom)
      for (const { id } of [getContract, getContracts, getContractIncome, getContractRequestCount]) cache.refresh(id)
    }
  }
  return { busy, act }
}
