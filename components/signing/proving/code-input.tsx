import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/text-field.tsx";

/** How many digits a code has that was sent. */
export const CODE_DIGITS = 6;

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className"> & {
	/** A code that was sent: digits. Else one that a person thought of. */
	isSent: boolean;
	inputRef: Ref<HTMLInputElement>;
};

/** Where a code is typed, pasted, or put by the phone that has just received it. */
export function CodeInput({ isSent, inputRef, ...input }: Props) {
	if (isSent) return <DigitInput {...input} ref={inputRef} />;
	return (
		<input
			{...input}
			ref={inputRef}
			type="text"
			autoComplete="off"
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			maxLength={50}
			className={cx(CONTROL_CLASS, "h-12")}
		/>
	);
}

/** One control that looks like a place for each digit: autofill, paste and screen readers see a single one. */
function DigitInput({ ref, ...input }: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> }) {
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
