"use client";

import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from "react";
import { cx } from "../cx.ts";

/** The frame of every text control: 16 px text, so that phones do not zoom in when it gets the focus. */
export const CONTROL_CLASS =
	"w-full rounded-control border border-line-strong bg-surface px-3 text-read text-ink placeholder:text-ink-soft " +
	"focus:border-seal focus:outline-2 focus:outline-seal focus:outline-offset-0 disabled:bg-sunken aria-invalid:border-bad";

type FieldFrame = {
	label: ReactNode;
	/** Stands below the control. */
	help?: ReactNode;
	/** In words that say how to mend it; takes the place of the help, so that nothing jumps. */
	error?: ReactNode;
};

type TextFieldProps = FieldFrame &
	Omit<InputHTMLAttributes<HTMLInputElement>, "className"> & { inputRef?: Ref<HTMLInputElement> };

/** A labelled text input with help and error below. */
export function TextField({ label, help, error, id, inputRef, ...input }: TextFieldProps) {
	const own = useId();
	const inputId = id ?? own;
	return (
		<FieldShell label={label} help={help} error={error} inputId={inputId}>
			<input
				{...input}
				ref={inputRef}
				id={inputId}
				className={cx(CONTROL_CLASS, "h-11")}
				aria-invalid={error ? true : undefined}
				aria-describedby={help || error ? `${inputId}-note` : undefined}
			/>
		</FieldShell>
	);
}

type TextAreaFieldProps = FieldFrame &
	Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> & { inputRef?: Ref<HTMLTextAreaElement> };

/** A labelled text area with help and error below. */
export function TextAreaField({ label, help, error, id, inputRef, ...input }: TextAreaFieldProps) {
	const own = useId();
	const inputId = id ?? own;
	return (
		<FieldShell label={label} help={help} error={error} inputId={inputId}>
			<textarea
				rows={3}
				{...input}
				ref={inputRef}
				id={inputId}
				className={cx(CONTROL_CLASS, "py-2.5")}
				aria-invalid={error ? true : undefined}
				aria-describedby={help || error ? `${inputId}-note` : undefined}
			/>
		</FieldShell>
	);
}

type FieldShellProps = FieldFrame & { inputId: string; children: ReactNode };

/** Label above, note below: for controls of other kinds that want the same frame. */
export function FieldShell({ label, help, error, inputId, children }: FieldShellProps) {
	return (
		<div className="flex flex-col gap-1.5">
			<label htmlFor={inputId} className="font-medium text-ink">
				{label}
			</label>
			{children}
			<div id={`${inputId}-note`} className={cx("min-h-5", error ? "text-bad" : "text-ink-soft")}>
				{error ? <span role="alert">{error}</span> : help}
			</div>
		</div>
	);
}
