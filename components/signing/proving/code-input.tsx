import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "#components/ui/cx.ts";
import { DigitInput } from "#components/ui/forms/digit-input.tsx";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";

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
