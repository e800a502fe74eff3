import type { InputHTMLAttributes, Ref } from "react";

/** How many digits a code has that was sent, or that an app shows. */
export const CODE_DIGITS = 6;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className"> & { ref?: Ref<HTMLInputElement> };

/** One control that looks like a place for each digit: autofill, paste and screen readers see a single one. */
export function DigitInput({ ref, ...input }: Props) {
	return (
		<div className="code-input" data-bad={input["aria-invalid"] ? "" : undefined}>
			<div aria-hidden="true">
				{Array.from({ length: CODE_DIGITS }, (_, place) => (
					<span key={place} />
				))}
			</div>
			<input
				{...input}
				ref={ref}
				type="text"
				inputMode="numeric"
				autoComplete="one-time-code"
				pattern="[\d\s\-]*"
				dir="ltr"
			/>
		</div>
	);
}
