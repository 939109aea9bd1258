import { contactRules } from '../../../api/contact/contact.rules.ts'
import { validate } from '../../ui/forms/validate.ts'

/** The contact form's `validate`. */
export const checkMessage = validate(contactRules)
