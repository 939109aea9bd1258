import type { Intake } from './work-for-intake.ts'

/** The column that links rows to an intake, with its value for `$1`. */
export const ofIntake = (intake: Intake): { column: 'import_id' | 'run_id'; id: number } =>
  'importId' in intake ? { column: 'import_id', id: intake.importId } : { column: 'run_id', id: intake.runId }
