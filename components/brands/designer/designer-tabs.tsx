"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useWords } from "#components/ui/words.tsx";
import { FaceTab } from "../face/face-tab.tsx";
import type { Logo } from "../face/use-logo.ts";
import type { BrandKey } from "../state/brand-values.ts";
import { type Designer, useDesigner } from "../state/designer-context.tsx";
import { DocumentsTab } from "../tabs/documents-tab.tsx";
import { type CheckDomain, DomainTab } from "../tabs/domain-tab.tsx";
import { FieldsTab } from "../tabs/fields-tab.tsx";
import { SignersTab } from "../tabs/signers-tab.tsx";
import { WordsTab } from "../tabs/words-tab.tsx";
import { isTabId, TAB_IDS, type TabId } from "./tab-ids.ts";
import { tabOf } from "./tab-of.ts";

type Props = Omit<PanelProps, "of"> & { tab: TabId; onTab: (tab: TabId) => void };

/** The settings of a brand, by what they are about. */
export function DesignerTabs({ tab, onTab, ...shown }: Props) {
	const { tabs: words } = useWords("brands");
	const designer = useDesigner();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.querySelector(`[data-key="${tab}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [tab]);

	function choose(key: Key) {
		if (isTabId(key)) onTab(key);
	}

	const needing = tabsInNeed(designer);
	const { mayChange } = designer.facts;
	return (
		<Tabs selectedKey={tab} onSelectionChange={choose} className="designer-tabs">
			<TabList ref={list} aria-label={words.label} className="designer-tab-list">
				{TAB_IDS.map((id) => (
					<Tab key={id} id={id} data-key={id} className="designer-tab">
						{words[id]}
						{needing.has(id) ? (
							<span role="img" aria-label={words.needs} title={words.needs} className="size-1.5 rounded-full bg-warn" />
						) : null}
					</Tab>
				))}
			</TabList>
			{TAB_IDS.map((id) => (
				<TabPanel key={id} id={id} className="designer-panel" render={mayChange ? undefined : asStop}>
					<fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
						<Panel of={id} {...shown} />
					</fieldset>
				</TabPanel>
			))}
		</Tabs>
	);
}

/**
 * A panel whose settings are all closed has nothing that takes the keyboard, and is longer than the window: it takes it
 * itself, to be scrolled by it. The library takes what is in a closed fieldset for something that could be focused.
 */
function asStop(props: ComponentProps<"div">) {
	const stop = { ...props, tabIndex: 0 };
	return <div {...stop} />;
}

type PanelProps = { of: TabId; logo: Logo; check: CheckDomain; fieldCount: number | null };

function Panel({ of, logo, check, fieldCount }: PanelProps) {
	switch (of) {
		case "face":
			return <FaceTab logo={logo} />;
		case "words":
			return <WordsTab />;
		case "signers":
			return <SignersTab />;
		case "documents":
			return <DocumentsTab />;
		case "fields":
			return <FieldsTab count={fieldCount} />;
		case "domain":
			return <DomainTab check={check} />;
	}
}

function tabsInNeed({ problems, brand }: Designer): ReadonlySet<TabId> {
	const wrong = (Object.keys(problems) as BrandKey[]).map(tabOf);
	const isWaiting = brand?.domainVerification && brand.domainVerification.status !== "Verified";
	return new Set(isWaiting ? [...wrong, "domain" as const] : wrong);
}
