import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { useRefused } from "./refused-settings.tsx";

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
	/** Its name, where it may be refused: it is said in the place of the note. */
	setting?: string | undefined;
	/** Stands beside the label. */
	aside?: ReactNode;
	children: (control: {
		id: string;
		"aria-describedby": string | undefined;
		"aria-invalid": true | undefined;
	}) => ReactNode;
};

/** A label, its control and a note below. */
export function PanelField({ label, note, isBad, setting, aside, children }: Props) {
	const id = useId();
	const refused = useRefused(setting);
	const isWrong = isBad || refused !== null;
	const said = refused ?? note;
	const noteId = `${id}-note`;
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<span className="flex items-baseline justify-between gap-2">
				<label htmlFor={id} className="text-ink-soft text-xs">
					{label}
				</label>
				{aside}
			</span>
			{children({ id, "aria-describedby": said ? noteId : undefined, "aria-invalid": isWrong || undefined })}
			{said ? (
				<p id={noteId} className={cx("text-pretty text-xs", isWrong ? "text-bad" : "text-ink-soft")}>
					{said}
				</p>
			) : null}
		</div>
	);
}
