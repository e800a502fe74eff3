import { type LucideIcon, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = {
	/** The bar: a dialog that closes returns the focus here. */
	bar: RefObject<HTMLDivElement | null>;
	running: { done: number; total: number } | null;
	/** How many documents are chosen. */
	count: number;
	/** The box that chooses the whole page, for phones, where the list has no head. */
	pickPage: ReactNode;
	/** Chooses what the list has beyond its page. */
	pickAll: ReactNode;
	/** Buttons of `BulkAct`. */
	acts: ReactNode;
	/** What the actions leave out. */
	below?: ReactNode;
	onClear: () => void;
	/** What is asked in a dialog. */
	children: ReactNode;
};

/** Floats above the lower edge of the window, so the list does not move when something in it is chosen. */
export function BulkFrame({ bar, running, children, ...rest }: Props) {
	const { bulk: words } = useWords("list");
	return (
		<div
			ref={bar}
			tabIndex={-1}
			data-bulk-bar=""
			className="fixed inset-x-0 bottom-0 z-20 flex min-h-12 flex-wrap items-center gap-x-1.5 border-line border-t bg-raised px-4 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] shadow-float outline-none md:bottom-4 md:mx-auto md:w-fit md:max-w-[calc(100vw-2rem)] md:rounded-card md:border md:pb-1"
		>
			{running ? (
				<span role="status" className="font-medium tabular-nums">
					{format(words.running, { done: running.done, total: running.total })}
				</span>
			) : (
				<Chosen {...rest} />
			)}
			{children}
		</div>
	);
}

function Chosen({ count, pickPage, pickAll, acts, below, onClear }: Omit<Props, "bar" | "running" | "children">) {
	const { bulk: words } = useWords("list");
	return (
		<>
			<span className="grid md:hidden">{pickPage}</span>
			{pickAll}
			<span role="status" className="px-1 font-medium tabular-nums">
				{format(words.selected, { count })}
			</span>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done, what has the focus is shown whole */}
			<div
				onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
				className="flex scroll-px-4 items-center gap-1.5 [&>*]:shrink-0 [&>*]:whitespace-nowrap max-md:order-1 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4"
			>
				{acts}
			</div>
			<Button
				size="sm"
				variant="ghost"
				className="ml-auto"
				aria-label={words.clear}
				title={words.clear}
				icon={<X size={16} aria-hidden="true" />}
				onClick={onClear}
			/>
			{below}
		</>
	);
}

type ActProps = { icon: LucideIcon; count: number; onClick: () => void; children: ReactNode };

/** Something that can be done to some of them; not shown where there are none. */
export function BulkAct({ icon: Icon, count, onClick, children }: ActProps) {
	if (count === 0) return null;
	return (
		<Button size="sm" variant="ghost" icon={<Icon size={16} aria-hidden="true" />} onClick={onClick}>
			{children}
		</Button>
	);
}
