import { Dialog } from '@dukan/ui/dialog.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { type AuthRequest, closeAuthDialog } from './auth-dialog-state.ts';
import { FIRST_STEP, VIEW_TITLES } from './auth-step.ts';
import { AuthViews } from './auth-views.tsx';

/** AUTH-01: shows the sign-in dialog over the current page. */
export function AuthDialog({ request }: { request: AuthRequest }) {
	const { t } = useAccountTexts();
	const [step, setStep] = useState(FIRST_STEP);
	return (
		<Dialog open onClose={closeAuthDialog} title={t(VIEW_TITLES[step.view])}>
			<AuthViews step={step} onStep={setStep} next={request.next} reason={request.reason} />
		</Dialog>
	);
}
