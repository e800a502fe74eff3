type Props = {
	legend: string;
	/** The form's values are called so. */
	name: string;
	options: readonly { value: string; about: string | undefined }[];
	chosen: readonly string[];
	error?: string | undefined;
};

/** Names to tick, as a program writes them, each with what it means. */
export function TickList({ legend, name, options, chosen, error }: Props) {
	return (
		<fieldset aria-describedby={`${name}-note`}>
			<legend className="mb-1 font-medium">{legend}</legend>
			<div className="max-h-80 overflow-y-auto rounded-control border border-line-strong">
				{options.map(({ value, about }) => (
					<label key={value} className="flex items-start gap-3 border-line border-b px-3 py-2.5 last:border-b-0">
						<input
							type="checkbox"
							name={name}
							value={value}
							defaultChecked={chosen.includes(value)}
							className="mt-0.5 size-5 shrink-0 rounded accent-seal"
						/>
						<span className="min-w-0">
							<span className="block break-words font-mono text-xs leading-5">{value}</span>
							<span className="text-ink-soft">{about}</span>
						</span>
					</label>
				))}
			</div>
			<p id={`${name}-note`} role="alert" className="min-h-5 text-bad">
				{error}
			</p>
		</fieldset>
	);
}
