import { isPhone, PHONE_PREFIX, phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { Form } from '../../ui/form.tsx';
import styles from './operations.module.css';

/** Sends a test message to a number of one's own, to check the SMS gateway. */
export function TestSms() {
	const { t } = useTexts(operationsTexts);
	const [phone, setPhone] = useState('');
	const test = useSave({
		run: () => change('sms_test', { phone }),
		changes: ['operations', 'operations_sms'],
		said: t('sms.testQueued'),
	});
	return (
		<Form
			className={styles.test}
			onSubmit={() => {
				if (isPhone(phone)) test.save();
			}}
		>
			<Field
				label={t('sms.testPhone')}
				before={PHONE_PREFIX}
				value={phone}
				inputMode="numeric"
				autoComplete="off"
				onChange={(event) => setPhone(phoneDigits(event.target.value))}
			/>
			<Button type="submit" look="secondary" busy={test.busy} disabled={!isPhone(phone)}>
				{t('sms.test')}
			</Button>
		</Form>
	);
}
