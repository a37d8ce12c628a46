import { agentApplicationSchema, type AgentApplication } from '../../../contract/agent-application'
import { agentJoinSettingsSchema, type AgentJoinSettings } from '../../../contract/agent-join-settings'
import { agentJoinStateSchema, type AgentJoinState } from '../../../contract/agent-join-state'
import type { NamedCall } from '../../../platform/calls'

/** What is asked of who wants to be an agent. */
export const getAgentJoinSettings: NamedCall<AgentJoinSettings> = {
  id: 'agentJoinSettings',
  method: 'GET',
  path: '/wps/system/setting/agentJoin',
  moduleId: 'COMM3',
  alert: false,
  value: agentJoinSettingsSchema,
}

/** How the member's own application stands. */
export const getAgentJoin: NamedCall<AgentJoinState> = {
  id: 'agentJoinState',
  method: 'GET',
  path: '/wps/agent/join',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: agentJoinStateSchema,
}

/** Takes AgentJoinRequest. A member's is stored as theirs. */
export const sendAgentJoin: NamedCall<AgentApplication> = {
  id: 'agentJoin',
  method: 'PUT',
  path: '/wps/agent/join',
  moduleId: 'COMM3',
  token: 'optional',
  value: agentApplicationSchema,
}
