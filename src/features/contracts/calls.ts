import { type AgentContract, agentContractSchema } from '../../contract/agent-contract'
import { type AgentContractDetail, agentContractDetailSchema } from '../../contract/agent-contract-detail'
import { type AgentContracts, agentContractsSchema } from '../../contract/agent-contracts'
import { type ContractIncome, contractIncomeSchema } from '../../contract/contract-income'
import { type ContractSettings, contractSettingsSchema } from '../../contract/contract-settings'
import { type ContractSubordinates, contractSubordinatesSchema } from '../../contract/contract-subordinates'
import type { NamedCall } from '../../platform/calls'

const reading = { method: 'GET', moduleId: 'COMM3', token: true } as const

export const getContractSettings: NamedCall<ContractSettings> = {
  ...reading,
  id: 'contractSettings',
  path: '/wps/relay/MCSFE_getContractSettings',
  value: contractSettingsSchema,
}

/** `account`: how their names begin. */
export const getContractSubordinates: NamedCall<ContractSubordinates> = {
  ...reading,
  id: 'contractSubordinates',
  path: '/wps/relay/MCSFE_getContractSubordinates',
  alert: false,
  value: contractSubordinatesSchema,
}

/** `side`, `kind`, `state`, `account`, `page`, `pageSize`. */
export const getContracts: NamedCall<AgentContracts> = {
  ...reading,
  id: 'agentContracts',
  path: '/wps/relay/MCSFE_getContracts',
  value: agentContractsSchema,
}

/** `reference`. */
export const getContract: NamedCall<AgentContractDetail> = {
  ...reading,
  id: 'agentContract',
  path: '/wps/relay/MCSFE_getContract',
  value: agentContractDetailSchema,
}

/** `startTime`, `endTime`, `direction`, `kind`, `page`, `pageSize`. */
export const getContractIncome: NamedCall<ContractIncome> = {
  ...reading,
  id: 'contractIncome',
  path: '/wps/relay/MCSFE_getContractIncome',
  value: contractIncomeSchema,
}

const acting = { method: 'POST', token: true, value: agentContractSchema } as const

/** Each takes ContractRequest: proposing a contract of its kind, answering, withdrawing or ending one. */
export const processDividend: NamedCall<AgentContract> = {
  ...acting,
  id: 'processDividend',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
}
export const processDailySalary: NamedCall<AgentContract> = {
  ...acting,
  id: 'processDailySalary',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
}
export const processHourlySalary: NamedCall<AgentContract> = {
  ...acting,
  id: 'processHourlySalary',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
}
export const processRealTimeSalary: NamedCall<AgentContract> = {
  ...acting,
  id: 'processRealTimeSalary',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
}
