import { DateType } from '@mikro-orm/core'

/** A column that holds a day, YYYY-MM-DD. pg reads it as that day’s midnight by the server’s clock. */
export class DayType extends DateType {
  override convertToJSValue(read: Date | string): string {
    return read instanceof Date ? read.toLocaleDateString('sv-SE') : read
  }
}
