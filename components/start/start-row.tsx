import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { RoomLink } from "#components/ui/page-link.tsx";

type Props = {
	icon: LucideIcon;
	tone: "seal" | "bad" | "warn";
	title: string;
	/** null: it leads nowhere. */
	href: string | null;
	about: ReactNode;
	/** What can be done about it here. */
	children: ReactNode;
};

const TONES = { seal: "bg-seal-soft text-seal", bad: "bg-bad-soft text-bad", warn: "bg-warn-soft text-warn" };

const TITLE = "line-clamp-2 break-words text-left font-medium sm:block sm:truncate";

/** Something that waits, with what is to be known of it and the one thing to do; the rest of the row leads to it. */
export function StartRow({ icon: Icon, tone, title, href, about, children }: Props) {
	return (
		<li className="relative flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-sunken/50 max-sm:flex-wrap sm:px-5">
			<span className={cx("grid size-8 shrink-0 place-items-center rounded-control max-sm:self-start", TONES[tone])}>
				<Icon size={16} aria-hidden="true" />
			</span>
			<div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
				{href === null ? (
					<p dir="auto" title={title} className={TITLE}>
						{title}
					</p>
				) : (
					<RoomLink isOfRow href={href} prefetch={false} dir="auto" title={title} className={TITLE}>
						{title}
					</RoomLink>
				)}
				<div className="break-words text-ink-soft">{about}</div>
			</div>
			<div className="relative z-10 shrink-0 max-sm:pl-11">{children}</div>
		</li>
	);
}
