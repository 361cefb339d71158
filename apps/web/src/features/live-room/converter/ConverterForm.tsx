import { CONVERTER_REGIONS, CONVERTER_TYPES } from '@rostra/contract/live';
import { plainLink } from '@rostra/i18n/input';
import { Button } from '@rostra/ui/Button';
import { Form } from '@rostra/ui/Form';
import { RadioGroup } from '@rostra/ui/RadioGroup';
import { Select } from '@rostra/ui/Select';
import { Stack } from '@rostra/ui/Stack';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import type { ConverterTarget } from './converterApiOf.ts';

const ADDRESS = /^rtmps?:\/\/\S+$/;

interface ConverterFormProps {
  isPending: boolean;
  onStart: (target: ConverterTarget) => void;
}

/** Form for the restream target. Entered text stays until it is accepted. */
export function ConverterForm({ isPending, onStart }: ConverterFormProps) {
  const { t } = useRoom();
  const [region, setRegion] = useState<ConverterTarget['region']>(CONVERTER_REGIONS[0]);
  const [type, setType] = useState<ConverterTarget['type']>(CONVERTER_TYPES[0]);
  const [url, setUrl] = useState('');
  const [isWrong, setWrong] = useState(false);
  const start = (): void => {
    const address = plainLink(url);
    setWrong(!ADDRESS.test(address));
    if (ADDRESS.test(address) && !isPending) onStart({ region, type, url: address });
  };
  return (
    <Form onSubmit={start}>
      <Stack gap={4}>
        <TextField
          label={t('liveMedia.converter.url')}
          isRequired
          requiredMessage={t('liveMedia.converter.urlWrong')}
          hint={t('liveMedia.converter.urlHint')}
          value={url}
          onChange={setUrl}
          autoComplete="off"
          {...(isWrong ? { errorMessage: t('liveMedia.converter.urlWrong') } : {})}
        />
        <Select
          label={t('liveMedia.converter.region')}
          options={CONVERTER_REGIONS.map((value) => ({
            value,
            label: t(`liveMedia.converter.regions.${value}`),
          }))}
          value={region}
          onChange={(value) =>
            setRegion(CONVERTER_REGIONS.find((each) => each === value) ?? region)
          }
        />
        <RadioGroup
          label={t('liveMedia.converter.type')}
          options={CONVERTER_TYPES.map((value) => ({
            value,
            label: t(`liveMedia.converter.types.${value}`),
          }))}
          value={type}
          onChange={(value) => setType(CONVERTER_TYPES.find((each) => each === value) ?? type)}
        />
        <Button type="submit" isPending={isPending}>
          {t('liveMedia.converter.start')}
        </Button>
      </Stack>
    </Form>
  );
}
