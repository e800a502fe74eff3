import type { InputHTMLAttributes } from "react";

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className">;

/** On or off, effective at once. Its words are the label around it. */
export function Switch(input: SwitchProps) {
	return (
		<span className="relative inline-block h-6 w-10 shrink-0">
			<input
				{...input}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox's own state is what the role reports
				role="switch"
				className="peer h-6 w-10 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 ease-out checked:bg-seal"
			/>
			<span
				aria-hidden="true"
				className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-white transition-transform duration-150 ease-out peer-checked:translate-x-4"
			/>
		</span>
	);
}
