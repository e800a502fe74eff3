import type { FieldState } from "../state/field-state.ts";

/** What a control in the sheet of a phone needs. */
export type SheetControlProps = { state: FieldState; id: string; isRequired: boolean };
