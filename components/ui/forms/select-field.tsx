import { ChevronDown } from "lucide-react";
import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "./text-field.tsx";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> & { label: ReactNode };

/** A labelled choice of one among several; nothing can be chosen that would have to be refused. */
export function SelectField({ label, children, ...select }: Props) {
	const id = useId();
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<label htmlFor={id} className="font-medium text-ink">
				{label}
			</label>
			<span className="relative">
				<select {...select} id={id} className={cx(CONTROL_CLASS, "h-11 appearance-none truncate pr-10")}>
					{children}
				</select>
				<ChevronDown
					size={16}
					aria-hidden="true"
					className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-ink-soft"
				/>
			</span>
		</div>
	);
}
