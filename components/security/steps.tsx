import { cx } from "#components/ui/cx.ts";

/** Where one is on a way of a few steps. @param current counted from 0 */
export function Steps({ names, current }: { names: string[]; current: number }) {
	return (
		<ol className="flex flex-wrap gap-x-4 gap-y-1">
			{names.map((name, place) => (
				<li
					key={name}
					aria-current={place === current ? "step" : undefined}
					className={cx("flex items-center gap-2", place === current ? "font-medium" : "text-ink-soft")}
				>
					<span
						aria-hidden="true"
						className={cx(
							"grid size-6 place-items-center rounded-full text-xs tabular-nums",
							place === current ? "bg-seal-soft text-seal" : "bg-sunken",
						)}
					>
						{place + 1}
					</span>
					{name}
				</li>
			))}
		</ol>
	);
}
