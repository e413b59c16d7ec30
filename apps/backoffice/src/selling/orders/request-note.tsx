import type { CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { callRequestsTexts } from '@dukan/i18n/texts/backoffice/call-requests-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { droppedNames } from './request-draft.ts';

/** Above an order that comes of a request: whose it is, and what of the cart is gone. */
export function RequestNote({ request }: { request: CallRequestWire }) {
	const { t, language } = useTexts(callRequestsTexts);
	const dropped = droppedNames(request, language);
	return (
		<div role="status">
			<p>{t('from', { name: request.name })}</p>
			{dropped.length > 0 && <p className={form.problem}>{t('dropped', { names: dropped.join(', ') })}</p>}
		</div>
	);
}
