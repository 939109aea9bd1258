import Router from '@koa/router'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { contactForm } from './contact-form.rules.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = (): Router =>
  new Router<{ context: Context }>().post('/contact', async (ctx) => {
    const { leaveEmpty, ...input } = Object.fromEntries(new URLSearchParams(ctx.request.bodyText))
    const went = await sendMessage(ctx.state.context, input, { leaveEmpty }).then(
      () => contactForm.sent,
      (error: unknown) => whatIsWrong(error),
    )
    ctx.redirect(`/contact?${new URLSearchParams(went)}`)
    ctx.status = 303
  })

const whatIsWrong = (error: unknown) => {
  if (!(error instanceof PublicError)) throw error
  const fields =
    error.code === 'BAD_USER_INPUT' ? Object.keys((error.extensions.fields as object | undefined) ?? {}) : []
  return { [contactForm.unsent]: fields.join(',') }
}
