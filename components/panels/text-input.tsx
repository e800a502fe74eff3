import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "#components/ui/cx.ts";
import { PANEL_CONTROL_CLASS, PanelField } from "./panel-field.tsx";

type Props = {
	label: string;
	value: string;
	/** Called with every letter; what is typed in one go is one step to take back. */
	onType: (value: string) => void;
	note?: ReactNode;
	isBad?: boolean;
	setting?: string | undefined;
	inputRef?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "className">;

/** A line of text in a panel. */
export function TextInput({ label, value, onType, note, isBad, setting, inputRef, ...input }: Props) {
	return (
		<PanelField label={label} note={note} isBad={isBad ?? false} setting={setting}>
			{(control) => (
				<input
					dir="auto"
					{...input}
					{...control}
					ref={inputRef}
					value={value}
					onChange={(event) => onType(event.target.value)}
					className={PANEL_CONTROL_CLASS}
				/>
			)}
		</PanelField>
	);
}

type AreaProps = Pick<Props, "label" | "value" | "onType" | "note" | "isBad" | "setting"> & {
	rows?: number;
	maxLength?: number;
	placeholder?: string;
	dir?: "ltr";
	spellCheck?: boolean;
	inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text in a panel. */
export function TextArea({ label, value, onType, note, isBad, setting, rows, inputRef, ...area }: AreaProps) {
	return (
		<PanelField label={label} note={note} isBad={isBad ?? false} setting={setting}>
			{(control) => (
				<textarea
					dir="auto"
					{...area}
					{...control}
					ref={inputRef}
					rows={rows ?? 2}
					value={value}
					onChange={(event) => onType(event.target.value)}
					className={cx(PANEL_CONTROL_CLASS, "h-auto py-2 max-md:h-auto")}
				/>
			)}
		</PanelField>
	);
}
