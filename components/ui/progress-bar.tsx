type ProgressBarProps = { label: string; value: number; max: number; valueText: string };

/** How much of something is done. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
	const percent = max === 0 ? 100 : Math.round((value / max) * 100);
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuenow={value}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuetext={valueText}
			className="h-1 w-full overflow-hidden rounded-full bg-line"
		>
			<div
				className="h-full rounded-full bg-seal transition-[width] duration-180 ease-out"
				style={{ width: `${percent}%` }}
			/>
		</div>
	);
}
