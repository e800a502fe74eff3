-- CreateTable
CREATE TABLE "CustomFieldUse" (
    "customFieldId" UUID NOT NULL,
    "documentId" UUID NOT NULL,

    CONSTRAINT "CustomFieldUse_pkey" PRIMARY KEY ("customFieldId","documentId")
);

-- CreateIndex
CREATE INDEX "CustomFieldUse_documentId_idx" ON "CustomFieldUse"("documentId");

-- AddForeignKey
ALTER TABLE "CustomFieldUse" ADD CONSTRAINT "CustomFieldUse_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What lies on desks already.
INSERT INTO "CustomFieldUse" ("customFieldId", "documentId")
SELECT DISTINCT f."id"::uuid, d."documentId" FROM "Draft" d
CROSS JOIN LATERAL (SELECT v #>> '{}' AS "id" FROM jsonb_path_query(d."state", '$.fields.*.customFieldId') AS v) f
WHERE f."id" ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
