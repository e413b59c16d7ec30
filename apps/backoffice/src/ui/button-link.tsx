import { type ButtonLook, buttonClass } from '@dukan/ui/button.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export function ButtonLink({ look, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
	return <Link {...rest} className={buttonClass({ look, wide }, className)} />;
}
