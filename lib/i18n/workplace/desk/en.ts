import { deskCorrectingEn } from "./correcting-en.ts";
import { deskLayoutEn } from "./layout-en.ts";
import { deskPanelsEn } from "./panels-en.ts";
import { deskPaperEn } from "./paper-en.ts";
import { deskPreviewEn } from "./preview-en.ts";
import { deskPropertiesEn } from "./properties-en.ts";
import { deskProposalsEn } from "./proposals-en.ts";
import { deskSendingEn } from "./sending-en.ts";
import { deskSettingsEn } from "./settings-en.ts";

/** Words of the desk, on which a document is put together: of the paper and its tools, and of the panels beside it. */
export const deskEn = {
	correcting: deskCorrectingEn,
	layout: deskLayoutEn,
	paper: deskPaperEn,
	panels: deskPanelsEn,
	preview: deskPreviewEn,
	properties: deskPropertiesEn,
	proposals: deskProposalsEn,
	sending: deskSendingEn,
	settings: deskSettingsEn,
};

export type DeskMessages = typeof deskEn;
