import type { FieldWithValue } from "#lib/fields/field-types.ts";
import type { Common } from "./common-of.ts";

/** What a field is and does, wherever it stands: alike on the desk and in the library. */
export type FieldSettings = FieldWithValue;

/** Changes settings; what is typed in one go (`run`) belongs together. */
type ChangeSettings = (set: Partial<FieldSettings>, run?: string) => void;

/** The settings of one field. */
export type OneOfSettings = { field: FieldSettings; change: ChangeSettings };

/** The settings of one field or several, and what they have alike. */
export type SettingsOf = {
	fields: readonly FieldSettings[];
	change: ChangeSettings;
	/** The same, where it depends on the field. */
	changeEach: (setOf: (field: FieldSettings) => Partial<FieldSettings>, run?: string) => void;
	common: <T>(read: (field: FieldSettings) => T) => Common<T>;
};
