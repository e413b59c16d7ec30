import { Icon } from '@dukan/ui/icon.tsx';
import styles from './auth.module.css';

type Props = {
	text: string | undefined;
	/** What went well before; said until something goes wrong. */
	notice?: string | undefined;
};

/** What a form as a whole has to say. The place is there from the start, so that screen readers hear what comes. */
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
