import type { Intake } from './work-for-intake.ts'

/** The condition by which rows belong to an intake, and its value as `$1`. */
export const ofIntake = (intake: Intake): { column: 'import_id' | 'run_id'; id: number } =>
  'importId' in intake ? { column: 'import_id', id: intake.importId } : { column: 'run_id', id: intake.runId }
