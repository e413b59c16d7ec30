import { Field } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { type ComponentProps, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'autoComplete'> & {
	autoComplete: 'current-password' | 'new-password';
	onShow?: (shown: boolean) => void;
};

/** A button shows the password, because hidden passwords are often mistyped on a phone. */
export function PasswordField({ onShow, ...props }: Props) {
	const { t } = useAccountTexts();
	const [shown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={shown ? 'text' : 'password'}
			autoCapitalize="none"
			spellCheck={false}
			after={
				<button
					type="button"
					className={styles.eye}
					aria-pressed={shown}
					aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
					onClick={() => {
						setShown(!shown);
						onShow?.(!shown);
					}}
				>
					<Icon name={shown ? 'eyeOff' : 'eye'} size={22} />
				</button>
			}
		/>
	);
}
