import { contactRules } from '../../../api/contact/contact.rules.ts'
import { validate } from '../../ui/forms/validate.ts'

export const checkMessage = validate(contactRules)
