import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";

/** A control of a panel: lower than those of a page, but 16 px on a phone, so that it does not zoom in. */
export const PANEL_CONTROL_CLASS =
	"w-full min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-ink placeholder:text-ink-soft " +
	"h-9 text-sm max-md:h-11 max-md:text-read focus:border-seal focus:outline-2 focus:outline-seal focus:outline-offset-0 " +
	"disabled:bg-sunken aria-invalid:border-bad";

type Props = {
	label: string;
	/** Stands below the control. */
	note?: ReactNode;
	isBad?: boolean;
	/** Stands beside the label. */
	aside?: ReactNode;
	children: (control: { id: string; "aria-describedby": string | undefined }) => ReactNode;
};

/** A label, its control and a note below. */
export function PanelField({ label, note, isBad, aside, children }: Props) {
	const id = useId();
	const noteId = `${id}-note`;
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<span className="flex items-baseline justify-between gap-2">
				<label htmlFor={id} className="text-ink-soft text-xs">
					{label}
				</label>
				{aside}
			</span>
			{children({ id, "aria-describedby": note ? noteId : undefined })}
			{note ? (
				<p id={noteId} className={cx("text-xs", isBad ? "text-bad" : "text-ink-soft")}>
					{note}
				</p>
			) : null}
		</div>
	);
}
