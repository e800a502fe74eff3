-- CreateEnum
CREATE TYPE "TemplateStatus" AS ENUM ('Draft', 'Ready', 'Failed');

-- CreateEnum
CREATE TYPE "TemplateAccess" AS ENUM ('Use', 'Edit');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "templateId" UUID,
ADD COLUMN     "templateVersion" INTEGER;

-- CreateTable
CREATE TABLE "Template" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "isSandbox" BOOLEAN NOT NULL DEFAULT false,
    "oauthClientId" TEXT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "TemplateStatus" NOT NULL DEFAULT 'Ready',
    "version" INTEGER NOT NULL DEFAULT 1,
    "brandId" UUID,
    "behalfEmail" TEXT,
    "labels" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "templateLabels" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "searchText" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(6) NOT NULL,
    "activityAt" TIMESTAMPTZ(6) NOT NULL,
    "deletedAt" TIMESTAMPTZ(6),
    "purgeAt" TIMESTAMPTZ(6),

    CONSTRAINT "Template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TemplateVersion" (
    "templateId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "terms" JSONB NOT NULL,
    "byId" UUID,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "TemplateVersion_pkey" PRIMARY KEY ("templateId","version")
);

-- CreateTable
CREATE TABLE "TemplateFile" (
    "id" UUID NOT NULL,
    "templateId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "uploadSha256" TEXT NOT NULL,
    "uploadKey" TEXT NOT NULL,
    "workingSha256" TEXT NOT NULL,
    "workingKey" TEXT NOT NULL,
    "isSigned" BOOLEAN NOT NULL DEFAULT false,
    "mayAttachFiles" BOOLEAN NOT NULL DEFAULT true,
    "hiddenLayers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "fontsNotEmbedded" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "needsCheck" BOOLEAN NOT NULL DEFAULT false,
    "pageCount" INTEGER NOT NULL,
    "pages" JSONB NOT NULL,
    "leftOut" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "TemplateFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TemplateShare" (
    "id" UUID NOT NULL,
    "templateId" UUID NOT NULL,
    "teamId" UUID,
    "userId" UUID,
    "access" "TemplateAccess" NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "TemplateShare_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Template_accountId_isSandbox_activityAt_id_deletedAt_idx" ON "Template"("accountId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Template_ownerId_isSandbox_activityAt_id_deletedAt_idx" ON "Template"("ownerId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Template_teamId_isSandbox_activityAt_id_deletedAt_idx" ON "Template"("teamId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "TemplateFile_uploadKey_idx" ON "TemplateFile"("uploadKey");

-- CreateIndex
CREATE INDEX "TemplateFile_workingKey_idx" ON "TemplateFile"("workingKey");

-- CreateIndex
CREATE UNIQUE INDEX "TemplateFile_templateId_position_key" ON "TemplateFile"("templateId", "position");

-- CreateIndex
CREATE INDEX "TemplateShare_teamId_idx" ON "TemplateShare"("teamId");

-- CreateIndex
CREATE INDEX "TemplateShare_userId_idx" ON "TemplateShare"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TemplateShare_templateId_teamId_key" ON "TemplateShare"("templateId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "TemplateShare_templateId_userId_key" ON "TemplateShare"("templateId", "userId");

-- AddForeignKey
ALTER TABLE "Template" ADD CONSTRAINT "Template_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Template" ADD CONSTRAINT "Template_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Template" ADD CONSTRAINT "Template_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateVersion" ADD CONSTRAINT "TemplateVersion_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateFile" ADD CONSTRAINT "TemplateFile_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateShare" ADD CONSTRAINT "TemplateShare_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateShare" ADD CONSTRAINT "TemplateShare_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TemplateShare" ADD CONSTRAINT "TemplateShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Most rows have neither.
CREATE INDEX "Document_templateId_idx" ON "Document"("templateId") WHERE "templateId" IS NOT NULL;
CREATE INDEX "Template_purgeAt_idx" ON "Template"("purgeAt") WHERE "purgeAt" IS NOT NULL;

-- As for every column that keeps the key of an object: see the migration "unreferenced_objects".
DO $$
DECLARE
	place text;
BEGIN
	FOREACH place IN ARRAY ARRAY['workingKey', 'uploadKey'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON "TemplateFile" FOR EACH ROW EXECUTE FUNCTION "note_unreferenced_object"(%L)',
			'TemplateFile_' || place || '_deleted', place);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON "TemplateFile" FOR EACH ROW
			WHEN (OLD.%I IS DISTINCT FROM NEW.%I) EXECUTE FUNCTION "note_unreferenced_object"(%L)',
			'TemplateFile_' || place || '_replaced', place, place, place);
	END LOOP;
END
$$;
