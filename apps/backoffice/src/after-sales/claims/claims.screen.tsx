import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { Claims } from './claims.tsx';
import { Requests } from './requests.tsx';

const PARTS = { requests: Requests, list: Claims } as const;
type Part = keyof typeof PARTS;

/** RET-03, RET-04: lists requests after hand-out, and goods under warranty. */
export function Component() {
	const { t, c } = useTexts(claimsTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part)) return <Navigate to="/claims/requests" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.claims')}>
			<SectionTabs
				label={c('nav.claims')}
				tabs={[
					{ to: '/claims/requests', title: t('request.list') },
					{ to: '/claims/list', title: t('claim.list') },
				]}
			/>
			<Shown key={part} />
		</Page>
	);
}
