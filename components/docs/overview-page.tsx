import type { Guide } from "#lib/contract/guides/guide.ts";
import { DocsCards, type DocsLists } from "./docs-frame.tsx";
import { OldAnchors } from "./old-anchors.tsx";
import { TextPage } from "./text-page.tsx";

type Props = DocsLists & {
	page: Guide;
	/** Addresses by the anchors that the reference had when it was one page. */
	moved: Readonly<Record<string, string>>;
};

/** The start of the API reference. */
export function OverviewPage({ page, moved, ...lists }: Props) {
	const groups = [...new Set(lists.reference.map(({ group }) => group))];
	return (
		<TextPage {...lists} page={page}>
			<OldAnchors moved={moved} />
			{groups.map((group) => (
				<section key={group} className="mt-6 flex flex-col gap-3">
					<h2 className="font-semibold text-title">{group}</h2>
					<DocsCards pages={lists.reference.filter((one) => one.group === group && one.path !== page.path)} />
				</section>
			))}
			<section className="mt-6 flex flex-col gap-3">
				<h2 className="font-semibold text-title">Guides</h2>
				<DocsCards
					pages={[
						{ path: "/docs/guides", title: "All guides", about: "set up, operate, send, integrate", group: "" },
						...lists.guides.filter(({ path }) => /\/(?:templates-api|webhooks|oauth)$/.test(path)),
					]}
				/>
			</section>
		</TextPage>
	);
}
