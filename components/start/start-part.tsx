import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { RoomLink } from "#components/ui/page-link.tsx";

type Props = {
	title: string;
	/** null: not counted. */
	count?: { count: number; isMore: boolean };
	tone?: "seal" | "bad";
	aside?: ReactNode;
	children: ReactNode;
};

/** A part of the first page: what it is, how many, and where all of them are. */
export function StartPart({ title, count, tone, aside, children }: Props) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<div className="flex min-h-13 items-center justify-between gap-3 border-line border-b px-4 py-2.5 sm:px-5">
				<h2 className="font-semibold">
					{title}
					{count && count.count > 0 ? (
						<span
							className={cx(
								"ml-2 inline-block rounded-full px-2 font-medium text-xs tabular-nums leading-5",
								tone === "bad" ? "bg-bad-soft text-bad" : "bg-seal-soft text-seal",
							)}
						>
							{count.count}
							{count.isMore ? "+" : ""}
						</span>
					) : null}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

/** The way to all of a part, in the list of documents. */
export function ListLink({ href, children }: { href: string; children: string }) {
	return (
		<RoomLink
			href={href}
			prefetch={false}
			className="inline-flex min-h-9 items-center rounded-control px-1 text-seal hover:underline"
		>
			{children}
		</RoomLink>
	);
}
