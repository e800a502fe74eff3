"use client";

import { type ReactNode, useId } from "react";
import { CODE_DIGITS, DigitInput } from "#components/ui/forms/digit-input.tsx";
import { FieldShell } from "#components/ui/forms/text-field.tsx";

type Props = { label: ReactNode; error?: ReactNode; isFocused?: boolean };

/** Where the code of an authenticator app goes; the last digit gives it. Words around a pasted one fall away. */
export function CodeField({ label, error, isFocused }: Props) {
	const id = useId();
	return (
		<FieldShell inputId={id} label={label} error={error}>
			<DigitInput
				id={id}
				name="code"
				autoFocus={isFocused}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-note` : undefined}
				onChange={({ currentTarget: input, nativeEvent }) => {
					const digits = input.value.normalize("NFKC").replace(/\D/g, "").slice(0, CODE_DIGITS);
					if (digits !== input.value) input.value = digits;
					const isRemoved = "inputType" in nativeEvent && String(nativeEvent.inputType).startsWith("delete");
					if (digits.length === CODE_DIGITS && !isRemoved) input.form?.requestSubmit();
				}}
			/>
		</FieldShell>
	);
}
