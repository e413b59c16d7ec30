import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { SmsConfig } from './sms-config.ts';
import { listSms } from './sms-outbox.queries.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Shows the messages that the log gateway has sent lately, so that a developer reads codes without a phone.
 */
export function smsOutboxRoutes(
	app: App,
	{ db, config }: Needs<'config' | 'db'> & { config: { sms: SmsConfig } },
): void {
	if (!config.sms.outboxPage) return;
	app.get('/sms-outbox', { schema: { hide: true } }, async (_request, reply) => {
		const messages = (await listSms(db)).filter(({ sent_at }) => sent_at !== null);
		const rows = messages.map(
			({ phone, text, made_at }) =>
				`<article><h2>${formatPhone(phone)}</h2><time>${made_at.toISOString()}</time><p>${escapeHtml(text)}</p></article>`,
		);
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', POLICY)
			.header('cache-control', 'no-store')
			.send(page(rows.join('')));
	});
}

function page(content: string): string {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>SMS outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#2b2320;background:#fffdfa}
article{border:1px solid #e2d8c9;border-radius:.75rem;padding:1rem;margin:1rem 0;background:#fff}
h2{font-size:1rem;margin:0}time{color:#685c54;font-size:.875rem}p{white-space:pre-line;margin:.5rem 0 0}</style>
<h1>SMS outbox</h1>${content || '<p>Nothing has been sent yet.</p>'}</html>`;
}
