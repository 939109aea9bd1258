import { DateType } from '@mikro-orm/core'

/** A column for a day, YYYY-MM-DD: pg alone would read it as midnight on the server's clock. */
export class DayType extends DateType {
  override convertToJSValue(read: Date | string): string {
    return read instanceof Date ? read.toLocaleDateString('sv-SE') : read
  }
}
