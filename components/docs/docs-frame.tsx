import type { ReactNode } from "react";
import { type DocsLink, DocsSidebar, type SidebarProps } from "./docs-sidebar.tsx";
import { OpenTarget } from "./open-target.tsx";
import { RememberLanguage } from "./remember-language.tsx";

/** Every page of the documentation, in the order of its sidebar. */
export type DocsLists = Pick<SidebarProps, "reference" | "guides">;

type Props = SidebarProps & {
	/** Its code stands beside the text, so it takes the whole width. */
	isWide?: boolean;
	children: ReactNode;
};

/** A page of the documentation with its sidebar: beside it on a wide screen, folded above it on a phone. */
export function DocsFrame({ isWide = false, children, ...sidebar }: Props) {
	return (
		<div lang="en" className="mx-auto w-full max-w-[90rem] px-4 py-6 sm:px-6 sm:py-8">
			<div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 xl:gap-12">
				<DocsSidebar {...sidebar} />
				<article className={`flex min-w-0 flex-col gap-4 ${isWide ? "" : "max-w-4xl"}`}>{children}</article>
			</div>
			<RememberLanguage />
			<OpenTarget />
		</div>
	);
}

/** Pages as cards. */
export function DocsCards({ pages }: { pages: readonly DocsLink[] }) {
	return (
		<ul className="grid gap-3 sm:grid-cols-2">
			{pages.map(({ path, title, about }) => (
				<li key={path}>
					<a href={path} className="block h-full rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken">
						<span className="block font-medium">{title}</span>
						<span className="block text-ink-soft first-letter:uppercase">{about}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
