import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
	icon: LucideIcon;
	title: string;
	/** What will be here. */
	about: ReactNode;
	/** The first step. */
	children?: ReactNode;
};

/** A list that has nothing in it. */
export function EmptyList({ icon: Icon, title, about, children }: Props) {
	return (
		<div className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-14 text-center">
			<Icon size={32} aria-hidden="true" className="mb-4 text-ink-soft" />
			<h2 className="text-pretty break-words font-semibold text-title">{title}</h2>
			<p className="mt-1 mb-5 max-w-md text-pretty text-ink-soft text-read">{about}</p>
			{children}
		</div>
	);
}
