import type { InputHTMLAttributes, ReactNode } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & { children: ReactNode };

/** A check box with its words; the whole line is the target. */
export function Checkbox({ children, ...input }: CheckboxProps) {
	return (
		<label className="flex min-h-11 items-start gap-3 py-2.5 text-read">
			<input {...input} type="checkbox" className="mt-0.5 size-5 shrink-0 rounded accent-seal" />
			<span className="min-w-0">{children}</span>
		</label>
	);
}
