/** The göl, which is the quartered octagon of Turkmen carpets. public/favicon.svg has the same drawing. */
export function Mark({ size, className }: { size: number; className?: string | undefined }) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 64 64"
			fill="currentColor"
			aria-hidden="true"
		>
			<path d="M29.5 1H20L1 20v9.5h11v-6.5h6v-5h5v-6h6.5zM34.5 63H44l19-19v-9.5H52v6.5h-6v5h-5v6h-6.5zM32 18l14 14-14 14-14-14z" />
			<path
				opacity=".55"
				d="M34.5 1H44l19 19v9.5H52v-6.5h-6v-5h-5v-6h-6.5zM29.5 63H20L1 44v-9.5h11v6.5h6v5h5v6h6.5z"
			/>
		</svg>
	);
}
