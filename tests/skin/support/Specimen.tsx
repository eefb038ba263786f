import { House } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBreadcrumb } from '../../../headless/breadcrumbs/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { Badge, type BadgeTone } from '../../../skin/badge/index.js';
import { Breadcrumbs } from '../../../skin/breadcrumbs/index.js';
import { Button, type ButtonVariant } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { EmptyState } from '../../../skin/empty-state/index.js';
import {
  CheckboxField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../../../skin/field/index.js';
import { AppFrame, PageHead, RouteProgress, TopBar } from '../../../skin/frame/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { Pagination } from '../../../skin/pagination/index.js';
import { SearchBox } from '../../../skin/search-box/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { Skeleton } from '../../../skin/skeleton/index.js';
import {
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../skin/table/index.js';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const TONES: readonly BadgeTone[] = ['neutral', 'success', 'warning', 'danger'];

function Form(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: '', note: '', active: false },
    validators: { name: { required }, note: { required }, active: { required } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()}>
      <TextField
        field={useField(form, 'name')}
        label="Name"
        required
        messages={{ required: 'Enter a name.' }}
      />
      <TextAreaField field={useField(form, 'note')} label="Note" />
      <CheckboxField field={useField(form, 'active')} label="Active" />
      <SubmitButton form={form}>Submit</SubmitButton>
    </form>
  );
}

function PeopleTable(): ReactElement {
  return (
    <Table aria-label="People">
      <TableHead>
        <SortableTableHeader headerProps={{ 'aria-sort': 'ascending' }} buttonProps={{}}>
          Surname
        </SortableTableHeader>
        <TableHeader>Place</TableHeader>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Peeters</TableCell>
          <TableCell label="Place" className="text-muted">
            Ghent
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

function Page(): ReactElement {
  useBreadcrumb({ title: 'Start', state: 'home' });
  useBreadcrumb({ title: 'Specimens', state: 'specimens' });
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs hasBackButton />}
        title="Specimens"
        actions={<Button>Export</Button>}
      />
      <RouteProgress isLoading />
      <Alert>Something went wrong.</Alert>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button isBusy>Busy</Button>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <SearchBox onSearch={() => {}} defaultValue="peet" />
      <Card className="p-4">
        <Form />
      </Card>
      <Card>
        <PeopleTable />
        <EmptyState icon={<House aria-hidden />} action={<Button>Add</Button>}>
          No people yet.
        </EmptyState>
      </Card>
      <Pagination total={90} pageSize={10} defaultValue={1} boundaryLinks />
      <Skeleton className="h-8 w-32" />
    </>
  );
}

/** Every component of the skin on one page, in a frame. */
export function Specimen(): ReactElement {
  return (
    <>
      <AppFrame
        topBar={
          <TopBar product="Toolkit">
            <MenuButton
              label="Language"
              items={[
                { key: 'nl', label: 'Nederlands', isChecked: true, run: () => {} },
                { key: 'fr', label: 'Français', isChecked: false, run: () => {} },
              ]}
            />
          </TopBar>
        }
        sidebar={<Sidebar />}
      >
        <Page />
      </AppFrame>
      <Notifications />
      <LiveRegions />
    </>
  );
}
