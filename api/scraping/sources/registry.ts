import type { Env } from '../../server/env.ts'
import type { Source } from '../source.ts'
import { checkatrade } from './checkatrade.ts'
import { freeindex } from './freeindex.ts'
import { thomson } from './thomson.ts'
import { yell } from './yell.ts'

export const directoryNames = ['yell', 'thomson', 'freeindex', 'checkatrade'] as const
export type DirectoryName = (typeof directoryNames)[number]

/** The four directories, asked where the settings say. */
export const directorySources = (
  env: Pick<Env, 'SOURCE_BASE_YELL' | 'SOURCE_BASE_THOMSON' | 'SOURCE_BASE_FREEINDEX' | 'SOURCE_BASE_CHECKATRADE'>,
): Record<DirectoryName, Source> => ({
  yell: yell(env.SOURCE_BASE_YELL),
  thomson: thomson(env.SOURCE_BASE_THOMSON),
  freeindex: freeindex(env.SOURCE_BASE_FREEINDEX),
  checkatrade: checkatrade(env.SOURCE_BASE_CHECKATRADE),
})
