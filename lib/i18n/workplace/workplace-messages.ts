import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type CommonMessages, commonEn } from "./common/en.ts";
import { commonFr } from "./common/fr.ts";
import { type DocumentsMessages, documentsEn } from "./documents/en.ts";
import { documentsFr } from "./documents/fr.ts";
import { type EntranceMessages, entranceEn } from "./entrance/en.ts";
import { entranceFr } from "./entrance/fr.ts";
import { type ListMessages, listEn } from "./list/en.ts";
import { listFr } from "./list/fr.ts";

/** The words of the workplace by room: a page sends to the browser only those of the rooms that are on it. */
export type WorkplaceMessages = {
	common: CommonMessages;
	entrance: EntranceMessages;
	/** Of documents, in their list and on their pages. */
	documents: DocumentsMessages;
	list: ListMessages;
};

export type WorkplaceRoom = keyof WorkplaceMessages;

const CATALOGUES: Record<CatalogueLocale, WorkplaceMessages> = {
	EN: { common: commonEn, entrance: entranceEn, documents: documentsEn, list: listEn },
	FR: { common: commonFr, entrance: entranceFr, documents: documentsFr, list: listFr },
};

/** The words of the workplace in its reader's language. For the server: the browser gets them by room. */
export function workplaceMessages(locale: string): WorkplaceMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
