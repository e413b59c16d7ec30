import { Icon } from '@dukan/ui/icon.tsx';
import styles from './auth.module.css';

type Props = {
	text: string | undefined;
	/** Says that something went well. It is shown until something goes wrong. */
	notice?: string | undefined;
};

/**
 * Shows a message about the whole form. The element is always there, so that screen readers announce changes.
 */
export function FormMessage({ text, notice }: Props) {
	return (
		<div role="alert" className={styles.message}>
			{text && (
				<p>
					<Icon name="alert" size={20} />
					{text}
				</p>
			)}
			{notice && !text && (
				<p className={styles.notice}>
					<Icon name="check" size={20} />
					{notice}
				</p>
			)}
		</div>
	);
}
