import type { ReactNode } from "react";

type RadioOption = { value: string; label: string; about: ReactNode };

type Props = { legend: string; name: string; value: string; options: readonly RadioOption[] };

/** One of a few, each with what it means. */
export function RadioChoice({ legend, name, value, options }: Props) {
	return (
		<fieldset>
			<legend className="mb-1 font-medium">{legend}</legend>
			<div className="rounded-control border border-line-strong">
				{options.map((option) => (
					<label key={option.value} className="flex items-start gap-3 border-line border-b px-3 py-2.5 last:border-b-0">
						<input
							type="radio"
							name={name}
							value={option.value}
							defaultChecked={option.value === value}
							className="mt-0.5 size-5 shrink-0 accent-seal"
						/>
						<span className="min-w-0">
							<span className="block font-medium">{option.label}</span>
							<span className="text-pretty text-ink-soft">{option.about}</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
