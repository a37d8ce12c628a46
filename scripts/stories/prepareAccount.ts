import * as z from 'zod/mini'
import { memberRewardsSchema } from '../../src/contract/member-rewards'
import type { createTestSandbox } from '../../src/server/sandbox/testing/testSandbox'

type Sandbox = ReturnType<typeof createTestSandbox>

const isGame = (value: unknown): value is { readonly nodeId: string; readonly vassalage: string } =>
  typeof value === 'object' && value !== null && 'nodeId' in value && 'vassalage' in value

/** Gives an account what it would have after a while: favourites, games played, a deposit on its way, a bonus that runs. */
export async function prepareAccount(sandbox: Sandbox, merchant: string, account: string): Promise<void> {
  const { value } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList', {
    merchant,
    module: 'GAMELO3',
    query: { gameCategory: 'RNG', page: '1', pageSize: '10' },
  })
  const content: unknown = typeof value === 'object' && value !== null && 'content' in value ? value.content : []
  const games = (Array.isArray(content) ? content : []).filter(isGame)
  const token = await sandbox.tokenOf(account, merchant)
  const post = (path: string, module: string, body: object) =>
    sandbox.call('POST', path, { merchant, module, token, body })
  for (const { nodeId } of games.slice(0, 6)) await post('/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3', { nodeId })
  for (const { nodeId, vassalage } of games.slice(4))
    await post('/wps/game/launchGame', 'GAMELO3', { ...launchOf(merchant, account, { nodeId, vassalage }), token })
  await post('/wps/relay/MCSFE_requestDeposit', 'DEPOSIT3', {
    methodId: 'bank',
    amount: '100',
    requestId: `recorded-${account}`,
  })
  const rewards = await sandbox.call('GET', '/wps/relay/MCSFE_getRewardList', { merchant, module: 'REWCEN3', token })
  const bonus = z
    .safeParse(memberRewardsSchema, rewards.value)
    .data?.content.find(({ prize }) => prize.kind === 'BONUS')
  if (bonus)
    await post('/wps/relay/MCS2_claimReward', 'REWCEN3', {
      reference: bonus.reference,
      requestId: `recorded-${account}`,
    })
}

export const launchOf = (
  merchant: string,
  username: string,
  game: { readonly vassalage: string; readonly nodeId?: string },
) => ({
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username,
  merchantCode: merchant,
  language: 'EN',
  ...game,
})
